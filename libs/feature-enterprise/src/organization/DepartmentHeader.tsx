import { Button } from '@chakra-ui/react/button'
import {
  type Action,
  ActionBar,
  PageHeader,
  useActionMenu,
  useLater,
  useMessages,
} from '@spruce/shell-ui'
import { Ellipsis } from 'lucide-react'
import { enterpriseMessages, type EnterpriseTexts } from '../messages.js'
import type { Department } from './departmentQueries.js'
import type { DepartmentTarget } from './departmentWork.js'
import { memberPageActions } from './memberPageActions.js'
import { pathText } from './MovePreview.js'

/** @public */
export interface DepartmentHeaderProps {
  /** Its name, known from the tree before the rest is loaded; empty when nothing tells it yet. */
  name: string
  /** Undefined: still loading. */
  department: Department | undefined
  /** The first stands as a button, the others in a menu. Keep it stable. */
  actions: readonly Action<DepartmentTarget>[]
}

/** The chosen department: name, path, head, counts, description, and what can be done with it. */
export function DepartmentHeader(props: DepartmentHeaderProps) {
  const { name, department, actions } = props
  const t = useMessages(enterpriseMessages)
  const isLate = useLater(department === undefined)
  return (
    <PageHeader
      title={(department?.name ?? name) || t.loadingDepartment}
      lead={
        department ? (
          <Facts facts={factsOf(t, department)} description={department.description} />
        ) : (
          isLate && <span className="sp-skeleton" style={{ width: 320, maxWidth: '100%' }} />
        )
      }
      actions={
        <>
          <ActionBar actions={memberPageActions} target={undefined} />
          {department && <DepartmentButtons department={department} actions={actions} />}
        </>
      }
    />
  )
}

interface DepartmentButtonsProps {
  department: Department
  actions: readonly Action<DepartmentTarget>[]
}

function DepartmentButtons({ department, actions }: DepartmentButtonsProps) {
  const t = useMessages(enterpriseMessages)
  const [first, ...rest] = actions
  const menu = useActionMenu(rest)
  return (
    <>
      {first && <ActionBar actions={[first]} target={department} />}
      {menu.hasActions(department) && (
        <Button
          variant="outline"
          colorPalette="gray"
          px="0"
          aria-label={t.departmentActions(department.name)}
          aria-haspopup="menu"
          onClick={(event) =>
            menu.open(department, event.currentTarget, {
              label: t.departmentActions(department.name),
            })
          }
        >
          <Ellipsis aria-hidden />
        </Button>
      )}
      {menu.element}
    </>
  )
}

interface FactsProps {
  facts: readonly string[]
  description: string | null
}

function Facts({ facts, description }: FactsProps) {
  return (
    <>
      <span className="sp-org-facts">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
      {description && (
        <span className="sp-org-description" title={description}>
          {description}
        </span>
      )}
    </>
  )
}

function factsOf(t: EnterpriseTexts, department: Department): string[] {
  const { path, code, headName, memberCount, childCount } = department
  return [
    ...(path.length > 1 ? [pathText(path)] : []),
    ...(code ? [t.codeIs(code)] : []),
    headName ? t.headIs(headName) : t.noHead,
    t.peopleCount(memberCount),
    t.childDepartments(childCount),
  ]
}
