import { ApiError } from '@spruce/api-client'
import { DesignerProvider } from '@spruce/designer-engine/react'
import { createPageRegistry } from '@spruce/page-builder'
import { allWidgets } from '@spruce/page-builder/widgets'
import { useLanguage } from '@spruce/shell-ui'
import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { CustomiseProvider } from '../customise/CustomiseContext.js'
import { CustomiseModel } from '../customise/CustomiseModel.js'
import type { MyWorkbench, PersonalPage } from '../customise/CustomisePort.js'
import type { PersonalDrafts } from '../customise/personalDrafts.js'
import { useRefusals } from '../customise/useRefusals.js'
import { customWidgets } from '../customise/ZonedWidget.js'
import { TestWorkbench } from './TestWorkbench.js'
import { customisedWorkbench } from './workbenches.js'

const registry = createPageRegistry(allWidgets)

/** Where a part of the customising surface stands. */
export interface TestCustomiseProps {
  /** The given page, which the person has not changed. */
  page?: MyWorkbench | undefined
  /** What the server has after a refused save; null: the workbench is not given any more. */
  theirs?: PersonalPage | null | undefined
  /** Answers a save. */
  save?: (() => Promise<MyWorkbench>) | undefined
  /** The status with which the server refuses a save. */
  refused?: number | undefined
  drafts?: PersonalDrafts | undefined
  /** Brings the page to the state that is shown. */
  prepare?: ((model: CustomiseModel) => void) | undefined
  children: ReactNode
}

/** What the parts of the customising surface share, without a server. */
export function TestCustomise(props: TestCustomiseProps) {
  return (
    <TestWorkbench>
      <Stage {...props} />
    </TestWorkbench>
  )
}

const Stage = observer(function Stage(props: TestCustomiseProps) {
  const { children } = props
  const say = useFixtureTranslation()
  const language = useLanguage()
  const refusals = useRefusals()
  const [page] = useState(() => say(props.page ?? customisedWorkbench))
  const [model] = useState(() => openModel(props, page, say('网络开小差了，请稍后重试')))
  const [widgets] = useState(() => customWidgets(registry))
  const [said, setSaid] = useState('')
  const shared = useMemo(
    () => ({
      ...{ model, registry, name: page.name ?? '', say: setSaid },
      permCodes: [],
      nameOf: ({ props: { title }, type }: { props: Record<string, unknown>; type: string }) =>
        typeof title === 'string' && title !== ''
          ? title
          : registry.definitionOf(type).label[language],
    }),
    [model, page, language],
  )
  useEffect(() => model.connect(), [model])
  return (
    <CustomiseProvider value={shared}>
      <DesignerProvider
        page={model.design}
        widgets={widgets}
        language={language}
        nameOf={shared.nameOf}
        refusals={refusals}
      >
        <div className="home">
          <div className="sp-studio home-customise">
            {children}
            <p className="sp-sr-only" role="status">
              {said}
            </p>
          </div>
        </div>
      </DesignerProvider>
    </CustomiseProvider>
  )
})

function openModel(props: TestCustomiseProps, page: MyWorkbench, message: string): CustomiseModel {
  const { save, refused, theirs, drafts, prepare } = props
  const answer = () =>
    refused === undefined
      ? Promise.resolve(page)
      : Promise.reject(new ApiError({ kind: 'http', status: refused, message }))
  const model = CustomiseModel.open({
    page: { given: page, mine: page },
    ...{ registry, drafts },
    port: {
      load: () => Promise.resolve(theirs === undefined ? { given: page, mine: page } : theirs),
      save: save ?? answer,
    },
  })
  if (!model) throw new Error('The page of the story cannot be read')
  // What is prepared counts as changed; the stage follows the model from then on.
  model.connect()
  prepare?.(model)
  return model
}
