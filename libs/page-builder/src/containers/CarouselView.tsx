import type { PageNode } from '@spruce/designer-engine'
import { useMedia, useMessages } from '@spruce/shell-ui'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { usePage } from '../runtime/PageContext.js'
import { useShownNodes } from '../runtime/useShownNodes.js'
import { containerMessages } from './containerMessages.js'
import { bodySlot, slidesSlot, titleOf } from './containers.js'

/**
 * Groups of which one is seen, one after the other (ARIA practice "Carousel"). It turns by itself only where
 * the page says so, and never while somebody points at it, is in it, or wants less motion.
 */
export function CarouselView({ node }: { readonly node: PageNode }) {
  const { renderGrid } = usePage()
  const messages = useMessages(containerMessages)
  const groups = useShownNodes(node.id, slidesSlot)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const [shown, setShown] = useState(0)
  const [isStopped, setStopped] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const count = groups.length
  const at = Math.min(shown, Math.max(0, count - 1))
  const { seconds } = node.props
  const pause = typeof seconds === 'number' && seconds > 0 && count > 1 ? seconds : 0
  const isTurning = pause > 0 && !isStopped && !isStill
  useEffect(() => {
    if (!isTurning || isHeld) return
    const timer = setInterval(() => setShown((before) => (before + 1) % count), pause * 1000)
    return () => clearInterval(timer)
  }, [isTurning, isHeld, pause, count])
  const current = groups[at]
  if (!current) return null
  const turn = (by: number) => setShown((at + by + count) % count)
  return (
    <section
      className="sp-page-carousel"
      aria-roledescription={messages.carouselRole}
      aria-label={titleOf(node) || messages.carousel}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHeld(false)
      }}
    >
      <div className="sp-page-carousel-head">
        {pause > 0 && (
          <button
            type="button"
            className="sp-page-carousel-turn"
            aria-label={isTurning ? messages.stop : messages.start}
            onClick={() => setStopped(isTurning)}
          >
            {isTurning ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
          </button>
        )}
        <button
          type="button"
          className="sp-page-carousel-turn"
          aria-label={messages.before}
          onClick={() => turn(-1)}
        >
          <ChevronLeft size={16} aria-hidden />
        </button>
        <span className="sp-page-line-note">{`${at + 1} / ${count}`}</span>
        <button
          type="button"
          className="sp-page-carousel-turn"
          aria-label={messages.next}
          onClick={() => turn(1)}
        >
          <ChevronRight size={16} aria-hidden />
        </button>
      </div>
      <div aria-live={isTurning && !isHeld ? 'off' : 'polite'}>
        <div
          key={current.id}
          role="group"
          aria-roledescription={messages.slideRole}
          aria-label={titleOf(current) || messages.slide(at + 1, count)}
        >
          {renderGrid(current.id, bodySlot)}
        </div>
      </div>
    </section>
  )
}
