import { WidgetMenu } from '@spruce/page-builder/studio'
import { useMessages } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { useCustomise } from './CustomiseContext.js'
import { customiseMessages } from './customiseMessages.js'

/** Components outside the lists of the product that show something without being set up. */
const ready: ReadonlySet<string> = new Set(['spruce.clock'])

/** What can be put on the page: what was hidden of it, and components by their kinds. */
export const CustomisePanel = observer(function CustomisePanel() {
  const { registry, permCodes } = useCustomise()
  const messages = useMessages(customiseMessages)
  return (
    <section className="home-customise-panel" aria-label={messages.add}>
      <Hidden />
      <WidgetMenu
        registry={registry}
        permCodes={permCodes}
        // Others ask a query of the page, or say what its designer writes.
        isOffered={(type) => ready.has(type) || registry.definitionOf(type).category === 'work'}
      />
    </section>
  )
})

const Hidden = observer(function Hidden() {
  const { model, nameOf, say } = useCustomise()
  const messages = useMessages(customiseMessages)
  const { hidden } = model
  return (
    <section aria-label={messages.hidden}>
      <h3 className="sp-studio-note">{messages.hidden}</h3>
      {hidden.length === 0 && <p className="sp-studio-note">{messages.noHidden}</p>}
      <ul className="home-customise-hidden">
        {hidden.map((node) => {
          const name = nameOf(node)
          return (
            <li key={node.id}>
              <button
                type="button"
                className="sp-text-button"
                onClick={() => {
                  const isBack = model.bringBack(node.id)
                  say(isBack ? messages.broughtBack(name) : messages.notBroughtBack(name))
                }}
              >
                {messages.bringBack(name)}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
})
