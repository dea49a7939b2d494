import {
  type Action,
  EmptyState,
  FailedState,
  SearchField,
  Tree,
  type TreeItem,
  useMessages,
} from '@spruce/shell-ui'
import { Button } from '@chakra-ui/react/button'
import { Box } from '@chakra-ui/react/box'
import { Users } from 'lucide-react'
import { enterpriseMessages } from '../messages.js'
import type { DeptNode } from './departmentQueries.js'
import type { DepartmentTree } from './useDepartmentTree.js'

/** @public */
export interface DepartmentPanelProps {
  /** The departments, loaded as they are opened. */
  tree: DepartmentTree
  /** Id of the chosen department. */
  selected: string | undefined
  /** Undefined: everybody. */
  onSelect: (department: DeptNode | undefined) => void
  /** The menu of each department. Keep it stable. */
  actions: readonly Action<TreeItem<DeptNode>>[]
  /** Undefined: departments cannot be moved. */
  onMove: ((department: DeptNode, parentId: string | null) => void) | undefined
  /** Undefined: departments cannot be added. */
  onAddRoot: (() => void) | undefined
}

/** The department tree with its search. */
export function DepartmentPanel(props: DepartmentPanelProps) {
  const { tree, selected, onSelect, actions, onMove, onAddRoot } = props
  const t = useMessages(enterpriseMessages)
  const {
    ref,
    keyword,
    found,
    error,
    isLoaded,
    getBranch,
    expanded,
    setExpanded,
    setKeyword,
    retry,
  } = tree
  return (
    <>
      <SearchField
        label={t.searchDepartments}
        placeholder={t.searchDepartmentsHelp}
        value={keyword}
        delay={250}
        onChange={(text) => setKeyword(text ?? '')}
      />
      <Box role="status" textStyle="secondary" color="fg.muted" px="1" _empty={{ display: 'none' }}>
        {found &&
          (found.total > found.shown
            ? t.matchCountLimited(found.shown, found.total)
            : t.matchCount(found.total))}
      </Box>
      <Button
        variant="ghost"
        colorPalette={selected === undefined ? 'accent' : 'gray'}
        bg={selected === undefined ? 'accent.subtle' : undefined}
        flex="none"
        justifyContent="flex-start"
        width="full"
        px="2"
        fontWeight={selected === undefined ? 'medium' : 'normal'}
        aria-pressed={selected === undefined}
        onClick={() => onSelect(undefined)}
      >
        <Users aria-hidden />
        {t.allMembers}
      </Button>
      {error && (!isLoaded || keyword !== '') ? (
        <FailedState error={error} onRetry={retry} />
      ) : (
        <Tree<DeptNode>
          ref={ref}
          label={t.organization}
          getBranch={getBranch}
          expanded={expanded}
          onExpandedChange={setExpanded}
          selected={selected}
          onSelect={(item) => onSelect(item.data)}
          actions={actions}
          highlight={found ? keyword : undefined}
          onMove={onMove && ((item, parent) => onMove(item.data, parent?.id ?? null))}
          empty={
            found ? (
              <EmptyState isFiltered title={t.noMatch(keyword)} />
            ) : (
              <EmptyState
                title={t.noDepartments}
                text={t.noDepartmentsHelp}
                action={onAddRoot && <Button onClick={onAddRoot}>{t.addRootDepartment}</Button>}
              />
            )
          }
        />
      )}
    </>
  )
}
