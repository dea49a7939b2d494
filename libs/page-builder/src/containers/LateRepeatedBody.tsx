import type { PageNode } from '@spruce/designer-engine'
import { LazyBoundary, lazyPart } from '@spruce/shell-ui'
import { BrokenNote } from '../frame/BrokenNote.js'
import { WidgetBoundary } from '../frame/WidgetBoundary.js'
import { WidgetWait } from '../frame/WidgetNote.js'

const Late = lazyPart(async () => (await import('./RepeatedBody.js')).RepeatedBody)

interface LateRepeatedBodyProps {
  readonly node: PageNode
  /** What the variable is called. */
  readonly name: string
}

/** Few sections repeat. Where its code does not come, the rest of the page stands. */
export function LateRepeatedBody({ node, name }: LateRepeatedBodyProps) {
  return (
    <WidgetBoundary renderFailed={(retry) => <BrokenNote onRetry={retry} />} resetBy={node.props}>
      <LazyBoundary fallback={<WidgetWait />}>
        <Late node={node} name={name} />
      </LazyBoundary>
    </WidgetBoundary>
  )
}
