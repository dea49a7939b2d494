import { Box } from '@chakra-ui/react/box'
import { type DialogProps, ListDialog, useLanguage, useMessages } from '@spruce/shell-ui'
import { Suspense } from 'react'
import { sizeText } from './componentColumns.js'
import { componentMessages } from './componentMessages.js'
import { type ComponentPreviewProps, useComponentSurfaces } from './ComponentSurfaces.js'

export type ComponentPreviewDialogProps = DialogProps<never> & ComponentPreviewProps

/** A component as it stands on a page. */
export function ComponentPreviewDialog({ component, onClose }: ComponentPreviewDialogProps) {
  const t = useMessages(componentMessages)
  const language = useLanguage()
  const { Preview } = useComponentSurfaces()
  return (
    <ListDialog title={t.previewTitle(component.name[language])} onClose={() => onClose()}>
      <Box as="p" color="fg.muted" textStyle="sm" marginBottom="2">
        {t.previewText(sizeText(component.size))}
      </Box>
      <Suspense
        fallback={
          <p role="status" aria-busy>
            {t.previewLoading}
          </p>
        }
      >
        <Preview component={component} />
      </Suspense>
    </ListDialog>
  )
}
