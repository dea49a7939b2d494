import type { PageNode } from '@spruce/designer-engine'
import { lazyPart } from '@spruce/shell-ui'
import { Suspense } from 'react'
import { WidgetWait } from '../frame/WidgetNote.js'

const Late = lazyPart(async () => (await import('./CarouselView.js')).CarouselView)

/** Few pages have one. */
export function LateCarousel({ node }: { readonly node: PageNode }) {
  return (
    <Suspense fallback={<WidgetWait />}>
      <Late node={node} />
    </Suspense>
  )
}
