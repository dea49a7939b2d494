import type { PageNode } from '@spruce/designer-engine'
import { LazyBoundary, lazyPart } from '@spruce/shell-ui'
import { BrokenNote } from '../frame/BrokenNote.js'
import { WidgetBoundary } from '../frame/WidgetBoundary.js'
import { WidgetWait } from '../frame/WidgetNote.js'

const Late = lazyPart(async () => (await import('./CarouselView.js')).CarouselView)

/** Few pages have one. Where its code does not come, the rest of the page stands. */
export function LateCarousel({ node }: { readonly node: PageNode }) {
  return (
    <WidgetBoundary renderFailed={(retry) => <BrokenNote onRetry={retry} />} resetBy={node.props}>
      <LazyBoundary fallback={<WidgetWait />}>
        <Late node={node} />
      </LazyBoundary>
    </WidgetBoundary>
  )
}
