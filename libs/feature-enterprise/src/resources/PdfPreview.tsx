import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { sayBytes } from '@spruce/console-kit/files'
import { useApi } from '@spruce/session/react'
import { useErrorText, useMessages } from '@spruce/shell-ui'
import { useMutation } from '@tanstack/react-query'
import { ExternalLink, FileText } from 'lucide-react'
import { openPdf } from './openPdf.js'
import { resourceMessages } from './resourceMessages.js'
import type { Resource } from './resourceQueries.js'

export interface PdfPreviewProps {
  resource: Pick<Resource, 'id' | 'bytes'>
}

/** What is known of a PDF, and the way to a window that shows it. */
export function PdfPreview({ resource: { id, bytes } }: PdfPreviewProps) {
  const t = useMessages(resourceMessages)
  const api = useApi()
  const sayError = useErrorText()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (opened: Window | null) => openPdf({ api, id, opened }),
    meta: { silent: true }, // said below the button
  })
  const problem = error ? sayError(error) : data === false ? t.windowBlocked : undefined
  return (
    <Box display="grid" justifyItems="center" gap="3" py="6" textAlign="center">
      <Box color="fg.muted">
        <FileText size={48} strokeWidth={1.5} aria-hidden />
      </Box>
      <Box as="p" fontWeight="semibold">
        {t.pdf(sayBytes(bytes))}
      </Box>
      <Box as="p" color="fg.muted" maxW="24rem">
        {t.pdfHelp}
      </Box>
      <Button
        variant="outline"
        loading={isPending}
        loadingText={t.openingWindow}
        onClick={() => mutate(window.open('', '_blank'))} // by the click itself: a later one is blocked
      >
        <ExternalLink aria-hidden />
        {t.openWindow}
      </Button>
      <div role="alert">{problem !== undefined && <p className="sp-error">{problem}</p>}</div>
    </Box>
  )
}
