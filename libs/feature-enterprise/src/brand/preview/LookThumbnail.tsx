import { Box } from '@chakra-ui/react/box'
import { useSession } from '@spruce/session/react'
import { observer } from 'mobx-react-lite'
import type { Look } from '../brandTypes.js'
import { PreviewFrame } from './PreviewFrame.js'

export interface LookThumbnailProps {
  /** What is shown. */
  look: Look
  /** What it is, for who does not see it. */
  label: string
}

/** A look in a row of a table: its sign-in page. */
export const LookThumbnail = observer(function LookThumbnail({ look, label }: LookThumbnailProps) {
  const name = useSession().tenantInfo?.name ?? ''
  return (
    <Box
      role="img"
      aria-label={label}
      w="56px"
      borderWidth="1px"
      borderRadius="xs"
      overflow="hidden"
    >
      <PreviewFrame look={look} name={name} view="login" mode="light" palette={look.palette} />
    </Box>
  )
})
