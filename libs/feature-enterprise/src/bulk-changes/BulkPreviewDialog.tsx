import { Box } from '@chakra-ui/react/box'
import {
  ConfirmDialog,
  deleteWord,
  type DialogProps,
  ListDialog,
  useMessages,
} from '@spruce/shell-ui'
import { bulkMessages } from './bulkMessages.js'
import type { BulkAction, BulkPreview } from './bulkQueries.js'

export interface BulkPreviewDialogProps extends DialogProps<true> {
  /** What is to be done, in words: 移动成员：研发部. */
  title: string
  /** What it is: a removal asks for the word. */
  action: BulkAction
  /** What would become of whom. */
  preview: BulkPreview
  /** The people have changed since they were looked at first. */
  isRenewed?: boolean
  /** Starts it; a failure shows in the question. */
  onStart: () => Promise<unknown>
}

/** How many would be changed, who would be left out and why, before anything is done. */
export function BulkPreviewDialog(props: BulkPreviewDialogProps) {
  const { title, action, preview, isRenewed = false, onStart, onClose } = props
  const t = useMessages(bulkMessages)
  const { changing } = preview
  if (changing === 0)
    return (
      <ListDialog title={t.nobodyTitle(title)} onClose={() => onClose()}>
        <Box padding="4">
          <Said preview={preview} />
        </Box>
      </ListDialog>
    )
  const isRemoval = action === 'remove'
  return (
    <ConfirmDialog
      title={t.question(title, changing)}
      message={
        <>
          {isRenewed && <p role="alert">{t.changedSince}</p>}
          <Said preview={preview} />
          {isRemoval && <p>{t.toBin}</p>}
          <p>{t.later}</p>
        </>
      }
      confirmLabel={t.start}
      danger={isRemoval || action === 'disable'}
      {...(isRemoval && { requireText: deleteWord })}
      onConfirm={onStart}
      onClose={onClose}
    />
  )
}

function Said({ preview: { total, changing, left } }: Pick<BulkPreviewDialogProps, 'preview'>) {
  const t = useMessages(bulkMessages)
  return (
    <>
      <p>
        {t.chosen(total)} {t.changing(changing)}
      </p>
      {left.length > 0 && (
        <>
          <p>{t.leftOut}</p>
          <Box as="ul" paddingInlineStart="5" listStyleType="disc">
            {left.map(({ reason, message, count, names }) => (
              <li key={reason}>
                {t.leftFor(count, message)}
                {t.names(names.join(t.separator), names.length < count)}
              </li>
            ))}
          </Box>
        </>
      )}
    </>
  )
}
