import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { formatCell } from '@spruce/validators'
import type { DialogProps } from '../dialogs/defineDialog.js'
import { ListDialog } from '../dialogs/ListDialog.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import { toast } from '../provider/toast.js'
import { editingMessages } from './editingMessages.js'

/** What became of an edit that came too late. */
export type StaleChoice = 'mine' | 'theirs'

/** A field that two people changed, in words. */
export interface StaleField {
  label: string
  mine: string
  theirs: string
}

export interface StaleDialogProps extends DialogProps<StaleChoice> {
  /** The name of what was edited; empty where it has none. */
  name: string
  /** The fields in which both edits differ; none when they touched different fields. */
  fields: readonly StaleField[]
}

/** Somebody else saved first: shows where both differ and asks which to keep; says so when it is theirs. */
export function StaleDialog({ name, fields, onClose }: StaleDialogProps) {
  const t = useMessages(editingMessages)

  function takeTheirs() {
    toast.info(t.theirsTaken)
    onClose('theirs')
  }

  return (
    <ListDialog
      title={t.staleTitle}
      lead={name ? t.staleText(name) : t.staleTextUnnamed}
      onClose={() => onClose()}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={takeTheirs}>
            {t.takeTheirs}
          </Button>
          <Button onClick={() => onClose('mine')}>{t.keepMine}</Button>
        </>
      }
    >
      {fields.length === 0 ? (
        <p>{t.staleSame}</p>
      ) : (
        <Box
          as="table"
          width="full"
          css={{
            '& th, & td': {
              textAlign: 'start',
              p: '2',
              verticalAlign: 'top',
              overflowWrap: 'anywhere',
            },
            '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
            '& tr': { borderBottomWidth: '1px', borderColor: 'border.muted' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{t.staleField}</th>
              <th scope="col">{t.staleMine}</th>
              <th scope="col">{t.staleTheirs}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatCell(mine)}</td>
                <td>{formatCell(theirs)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
    </ListDialog>
  )
}
