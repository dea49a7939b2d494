import type { PageNode } from '@spruce/designer-engine'
import { LazyBoundary, useMessages } from '@spruce/shell-ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Cell, Frame } from '../data/Frame.js'
import { readInteraction } from '../data/interactions.js'
import { fillText } from '../data/variables.js'
import { BrokenNote } from '../frame/BrokenNote.js'
import { FrameBody } from '../frame/FrameBody.js'
import { WidgetBoundary } from '../frame/WidgetBoundary.js'
import { WidgetFrame } from '../frame/WidgetFrame.js'
import { WidgetNote, WidgetWait } from '../frame/WidgetNote.js'
import { pageMessages } from '../messages.js'
import { usePage, usePageVariables } from './PageContext.js'
import { useQueryState } from './useQueryState.js'
import { watchSight } from './watchSight.js'
import { useView, type AnyWidget } from './widgetViews.js'

const noFrame: Frame = { columns: [] }

interface WidgetHostProps {
  readonly node: PageNode
  /** It is in sight as soon as it is there, or nearly: it does not wait to be told. Only the first time counts. */
  readonly isFirst?: boolean
}

/** One widget, apart from all others. Outside the view it neither asks nor draws. */
export function WidgetHost({ node, isFirst = false }: WidgetHostProps) {
  const { registry } = usePage()
  const messages = useMessages(pageMessages)
  const element = useRef<HTMLDivElement>(null)
  const [sight, setSight] = useState({ is: isFirst, was: isFirst })
  useEffect(() => {
    if (!element.current) return
    return watchSight(element.current, (is) =>
      setSight((before) => (before.is === is ? before : { is, was: before.was || is })),
    )
  }, [])
  const definition = registry.get(node.type) as AnyWidget | undefined
  // The keyboard reaches what has not been seen yet: it comes into view with the focus, and is made.
  return (
    <div
      ref={element}
      className="sp-page-widget"
      {...(!sight.was && { role: 'group', 'aria-label': messages.widget, tabIndex: 0 })}
    >
      {!definition ? (
        <WidgetNote title={messages.unknown(node.type)} />
      ) : (
        sight.was && (
          <WidgetBoundary
            renderFailed={(retry) => <BrokenNote onRetry={retry} />}
            resetBy={node.props}
          >
            <Widget node={node} definition={definition} isInSight={sight.is} />
          </WidgetBoundary>
        )
      )}
    </div>
  )
}

interface WidgetProps {
  readonly node: PageNode
  readonly definition: AnyWidget
  readonly isInSight: boolean
}

function Widget({ node, definition, isInSight }: WidgetProps) {
  const { registry, permCodes, run, queries } = usePage()
  const { values } = usePageVariables()
  const { type, props: stored } = node
  const props = useMemo(
    () => registry.viewPropsOf(type, stored, permCodes),
    [registry, type, stored, permCodes],
  )
  const hasFrame = definition.lacks !== undefined
  const query = hasFrame && typeof props['query'] === 'string' ? props['query'] : ''
  const state = useQueryState(query, isInSight)
  const link = useMemo(() => readInteraction(props['link']), [props])
  const onOpen = useMemo(() => link && (() => run(link)), [link, run])
  const rowAction = useMemo(() => readInteraction(props['rowAction']), [props])
  const onRow = useMemo(
    () => rowAction && ((row: Readonly<Record<string, Cell>>) => run(rowAction, row)),
    [rowAction, run],
  )
  const say = (name: string) => {
    const text = props[name]
    return typeof text === 'string' ? fillText(text, values) : ''
  }
  const View = useView(definition)
  const show = (frame: Frame) => (
    <LazyBoundary fallback={<WidgetWait />}>
      <View id={node.id} props={props} frame={frame} {...(onRow && { onRow })} />
    </LazyBoundary>
  )
  return (
    <WidgetFrame
      title={say('title')}
      description={say('description')}
      {...(hasFrame && state.frame && { frame: state.frame })}
      isBusy={hasFrame && state.isLoading}
      {...(onOpen && { onOpen })}
    >
      {hasFrame ? (
        <FrameBody
          query={query}
          state={state}
          saysCut={definition.saysRows !== true}
          lacksOf={(frame) => definition.lacks?.(frame, props) ?? []}
          onRetry={() => queries.retry(query)}
        >
          {show}
        </FrameBody>
      ) : (
        show(noFrame)
      )}
    </WidgetFrame>
  )
}
