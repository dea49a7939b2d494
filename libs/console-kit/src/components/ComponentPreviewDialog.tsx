import { Box } from '@chakra-ui/react/box'
import {
  type DialogProps,
  LazyBoundary,
  ListDialog,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import { useEffect, useState } from 'react'
import { sizeText } from './componentColumns.js'
import { componentMessages } from './componentMessages.js'
import { type ComponentPreviewProps, useComponentSurfaces } from './ComponentSurfaces.js'

export type ComponentPreviewDialogProps = DialogProps<never> & ComponentPreviewProps

/** A component as it stands on a page. */
export function ComponentPreviewDialog({ component, onClose }: ComponentPreviewDialogProps) {
  const t = useMessages(componentMessages)
  const language = useLanguage()
  const { Preview } = useComponentSurfaces()
  const isBlocked = useBlockedFrame(component.url)
  return (
    <ListDialog title={t.previewTitle(component.name[language])} onClose={() => onClose()}>
      <Box as="p" color="fg.muted" textStyle="sm" marginBottom="2">
        {t.previewText(sizeText(component.size))}
      </Box>
      {isBlocked && (
        <Box as="p" role="alert" color="fg.warning" textStyle="sm" marginBottom="2">
          {t.previewBlocked}
        </Box>
      )}
      <LazyBoundary
        fallback={
          <p role="status" aria-busy>
            {t.previewLoading}
          </p>
        }
      >
        <Preview component={component} />
      </LazyBoundary>
    </ListDialog>
  )
}

/** Whether the browser refused to frame the address: a page knows the addresses that there were when it was loaded. */
function useBlockedFrame(url: string | null): boolean {
  const [blocked, setBlocked] = useState<string | null>(null)
  useEffect(() => {
    if (url === null || !URL.canParse(url)) return
    const { origin } = new URL(url)
    const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) setBlocked(url)
    }
    document.addEventListener('securitypolicyviolation', note)
    return () => document.removeEventListener('securitypolicyviolation', note)
  }, [url])
  return url !== null && blocked === url
}
