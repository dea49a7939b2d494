import { defineDialog, FormDialog, useMessages, type DialogProps } from '@spruce/shell-ui'
import { PlacesField, type Place } from './PlacesField.js'
import { placesMessages } from './placesMessages.js'

interface PlacesDraft {
  places: readonly Place[]
}

/** Props of PlacesDialog. */
export interface PlacesDialogProps extends DialogProps<readonly Place[]> {
  /** Address of the picture. */
  picture: string
  /** What the picture shows. */
  alt: string
  /** The points as they are. */
  places: readonly Place[]
  /** What the query names: what can be placed; none: names are typed. */
  names: readonly string[]
}

/** A picture, room for the list beside it. */
const width = 960

/** Marks where things stand on a picture. Resolves with all points. */
export function PlacesDialog({ picture, alt, places, names, onClose }: PlacesDialogProps) {
  const messages = useMessages(placesMessages)
  return (
    <FormDialog<PlacesDraft & Record<string, unknown>, readonly Place[]>
      title={messages.title}
      lead={messages.help}
      submitLabel={messages.save}
      width={width}
      initialValues={{ places }}
      onSubmit={(draft) => draft.places}
      onClose={onClose}
    >
      <PlacesField name="places" label={messages.places} {...{ picture, alt, names }} />
    </FormDialog>
  )
}

export const placesDialog = defineDialog(PlacesDialog)
