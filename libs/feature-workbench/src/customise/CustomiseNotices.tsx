import { Button } from '@chakra-ui/react/button'
import { useErrorText, useMessages } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { sayLoss, workbenchMessages } from '../messages.js'
import { useCustomise } from './CustomiseContext.js'
import { customiseMessages } from './customiseMessages.js'

export interface CustomiseNoticesProps {
  /** Saves once more. */
  readonly onRetry: () => void
  /** Leaves the page as it is saved. */
  readonly onClose: () => void
}

/** What is to be known before going on: a failure, a conflict, what is back and what could not be kept. */
export const CustomiseNotices = observer(function CustomiseNotices(props: CustomiseNoticesProps) {
  const { model } = useCustomise()
  switch (model.state) {
    case 'failed':
      return <Failure error={model.error} onRetry={props.onRetry} />
    case 'conflict':
      return <Conflict />
    case 'withdrawn':
      return <Withdrawn onClose={props.onClose} />
    default:
      return <Back />
  }
})

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const messages = useMessages(customiseMessages)
  const sayError = useErrorText()
  return (
    <div className="home-customise-notice" data-tone="bad" role="alert">
      <p>{error === undefined ? messages.failed : messages.failedWhy(sayError(error))}</p>
      <button type="button" className="sp-text-button" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  )
}

const Conflict = observer(function Conflict() {
  const { model, name } = useCustomise()
  const messages = useMessages(customiseMessages)
  const isRenewed = model.theirs?.given.revision !== model.revision
  return (
    <div className="home-customise-notice" data-tone="bad" role="alert">
      <p>
        <strong>{isRenewed ? messages.renewed(name) : messages.elsewhere}</strong>{' '}
        {isRenewed ? messages.renewedText : messages.elsewhereText}
      </p>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        onClick={() => model.endConflict('theirs')}
      >
        {messages.takeTheirs}
      </Button>
      <Button size="sm" onClick={() => model.endConflict('mine')}>
        {messages.continueMine}
      </Button>
    </div>
  )
})

function Withdrawn({ onClose }: { readonly onClose: () => void }) {
  const { name } = useCustomise()
  const messages = useMessages(customiseMessages)
  return (
    <div className="home-customise-notice" data-tone="bad" role="alert">
      <p>{messages.withdrawn(name)}</p>
      <Button size="sm" variant="outline" colorPalette="gray" onClick={onClose}>
        {messages.close}
      </Button>
    </div>
  )
}

/** What was not saved is back, and what of the changes is not. */
const Back = observer(function Back() {
  const { model } = useCustomise()
  const messages = useMessages(customiseMessages)
  const words = useMessages(workbenchMessages)
  const { restored, lost } = model
  if (restored === 'no' && lost.length === 0) return null
  return (
    <div className="home-customise-notice" role="status">
      <div>
        {restored !== 'no' && (
          <p>{restored === 'older' ? messages.restoredOlder : messages.restored}</p>
        )}
        {lost.length > 0 && (
          <>
            <p>{words.notKept}</p>
            <ul className="sp-studio-list">
              {lost.map((loss) => (
                <li key={`${loss.id} ${loss.part}`}>{sayLoss(loss, words)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {restored !== 'no' && (
        <button type="button" className="sp-text-button" onClick={() => model.discard()}>
          {messages.discardConfirm}
        </button>
      )}
      <button type="button" className="sp-text-button" onClick={() => model.understand()}>
        {words.understood}
      </button>
    </div>
  )
})
