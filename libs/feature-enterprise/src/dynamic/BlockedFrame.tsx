import { useMessages } from '@spruce/shell-ui'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { dynamicMessages } from './dynamicMessages.js'

/** In the place of a page that the policy of the document keeps out: it came before the application was registered. */
export function BlockedFrame() {
  const t = useMessages(dynamicMessages)
  return (
    <Box role="alert" p="6" display="grid" gap="3" justifyItems="start">
      <Box as="p" fontWeight="semibold">
        {t.blockedTitle}
      </Box>
      <Box as="p" color="fg.muted">
        {t.blockedText}
      </Box>
      <Button onClick={() => location.reload()}>{t.reloadPortal}</Button>
    </Box>
  )
}
