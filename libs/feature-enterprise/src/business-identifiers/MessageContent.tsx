import { Box } from '@chakra-ui/react/box'
import { HtmlText, useMessages } from '@spruce/shell-ui'
import type { ReactNode } from 'react'
import { channels } from './channels.js'
import { identifierMessages } from './identifierMessages.js'
import type { Message } from './identifierQueries.js'

/** What goes out, channel by channel; rich text as the product shows all of it. */
export function MessageContent({ message }: { message: Message }) {
  const t = useMessages(identifierMessages)
  const { inApp, mail, sms } = message
  const parts: Record<(typeof channels)[number], ReactNode> = {
    inApp: inApp && (
      <>
        <Head>{inApp.title}</Head>
        <Html html={inApp.body} />
        {inApp.link && (
          <Box color="fg.muted" overflowWrap="anywhere">
            {t.linkTo(inApp.link)}
          </Box>
        )}
      </>
    ),
    mail: mail && (
      <>
        <Head>{mail.subject}</Head>
        <Html html={mail.html} />
      </>
    ),
    sms: sms && <Box overflowWrap="anywhere">{sms.text}</Box>,
  }
  return (
    <Box display="grid" gap="4">
      {channels.map(
        (channel) =>
          parts[channel] && (
            <Box as="section" key={channel} aria-label={t.previewOf(t[channel])}>
              <Box as="h3" color="fg.muted" fontSize="sm" marginBottom="1">
                {t[channel]}
              </Box>
              <Box
                padding="3"
                borderWidth="1px"
                borderRadius="md"
                display="grid"
                gap="2"
                minWidth="0"
              >
                {parts[channel]}
              </Box>
            </Box>
          ),
      )}
    </Box>
  )
}

function Head({ children }: { children: ReactNode }) {
  return (
    <Box fontWeight="semibold" overflowWrap="anywhere">
      {children}
    </Box>
  )
}

function Html({ html }: { html: string }) {
  const t = useMessages(identifierMessages)
  return html.trim() === '' ? <Box color="fg.muted">{t.emptyBody}</Box> : <HtmlText html={html} />
}
