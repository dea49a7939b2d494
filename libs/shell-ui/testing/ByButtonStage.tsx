import { Button } from '@chakra-ui/react/button'
import { DialogViewport } from '../src/dialogs/defineDialog.js'

interface ByButtonStageProps {
  /** Of the button. */
  label: string
  /** Opens the dialog. */
  onOpen: () => unknown
}

/** A page on which a button opens a dialog, to which the focus comes back from it. */
export function ByButtonStage({ label, onOpen }: ByButtonStageProps) {
  return (
    <div style={{ padding: 16 }}>
      <Button variant="outline" onClick={() => void onOpen()}>
        {label}
      </Button>
      <DialogViewport />
    </div>
  )
}
