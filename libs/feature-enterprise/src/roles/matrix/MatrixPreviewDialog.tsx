import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import type { Schemas } from '@spruce/api-client'
import { defineDialog, type DialogProps, ListDialog, useMessages } from '@spruce/shell-ui'
import { matrixMessages } from './matrixMessages.js'

type Sample = Schemas['PeopleSample']

export interface MatrixPreviewDialogProps extends DialogProps<true> {
  /** Who gains and loses what. */
  preview: Schemas['PermissionMatrixPreview']
}

/** Who would gain and lose what, before it is saved. */
export function MatrixPreviewDialog({ preview, onClose }: MatrixPreviewDialogProps) {
  const t = useMessages(matrixMessages)
  const say = ({ count, names }: Sample) => {
    if (count === 0) return t.nobody
    return t.people(
      count,
      names.join(t.separator) + (names.length < count && names[0] ? t.andMore : ''),
    )
  }
  return (
    <ListDialog
      title={t.previewTitle}
      lead={t.previewLead(preview.gaining, preview.losing)}
      onClose={() => onClose()}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={() => onClose()}>
            {t.back}
          </Button>
          <Button onClick={() => onClose(true)}>{t.save}</Button>
        </>
      }
    >
      <Box
        as="table"
        width="full"
        css={{
          '& th, & td': { textAlign: 'start', p: '2', overflowWrap: 'anywhere' },
          '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
          '& tr': { borderBottomWidth: '1px', borderColor: 'border.muted' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t.permission}</th>
            <th scope="col">{t.gains}</th>
            <th scope="col">{t.losses}</th>
          </tr>
        </thead>
        <tbody>
          {preview.codes.map(({ code, name, gains, losses }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td>{say(gains)}</td>
              <td>{say(losses)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </ListDialog>
  )
}

/** `await matrixPreviewDialog.open({ preview })`: true when it is to be saved. */
export const matrixPreviewDialog = defineDialog(MatrixPreviewDialog)
