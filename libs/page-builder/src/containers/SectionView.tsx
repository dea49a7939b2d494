import type { PageNode } from '@spruce/designer-engine'
import { useMessages } from '@spruce/shell-ui'
import { ChevronDown } from 'lucide-react'
import { use, useId } from 'react'
import { HeadingContext, usePage } from '../runtime/PageContext.js'
import { PlaceVariables } from '../variables/PlaceVariables.js'
import { containerMessages } from './containerMessages.js'
import { bodySlot, isOpen, repeatOf, titleOf } from './containers.js'
import { Heading } from './Heading.js'
import { LateRepeatedBody } from './LateRepeatedBody.js'

interface ContainerProps {
  readonly node: PageNode
}

/** A part of a page with a title of its own; what is closed is not there at all. */
export function SectionView({ node }: ContainerProps) {
  const { opened, setOpened, renderGrid } = usePage()
  const messages = useMessages(containerMessages)
  const level = use(HeadingContext)
  const id = useId()
  const isShown = isOpen(node, opened)
  const title = titleOf(node) || messages.section
  const repeat = repeatOf(node)
  return (
    <section className="sp-page-section" aria-labelledby={`${id}-title`}>
      <Heading className="sp-page-section-title" id={`${id}-title`}>
        {node.props['isCollapsible'] === false ? (
          title
        ) : (
          <button
            type="button"
            className="sp-page-section-switch"
            aria-expanded={isShown}
            onClick={() => setOpened(node.id, !isShown)}
          >
            <ChevronDown size={16} aria-hidden />
            {title}
          </button>
        )}
      </Heading>
      {isShown && (
        <HeadingContext value={level + 1}>
          <PlaceVariables id={node.id} title={title} />
          {repeat === '' ? (
            renderGrid(node.id, bodySlot)
          ) : (
            <LateRepeatedBody node={node} name={repeat} />
          )}
        </HeadingContext>
      )}
    </section>
  )
}

/** Components that belong together; its title is there when it has one. */
export function GroupView({ node }: ContainerProps) {
  const { renderGrid } = usePage()
  const level = use(HeadingContext)
  const id = useId()
  const title = titleOf(node)
  if (title === '') return renderGrid(node.id, bodySlot)
  return (
    <section className="sp-page-section" aria-labelledby={`${id}-title`}>
      <Heading className="sp-page-section-title" id={`${id}-title`}>
        {title}
      </Heading>
      <HeadingContext value={level + 1}>{renderGrid(node.id, bodySlot)}</HeadingContext>
    </section>
  )
}
