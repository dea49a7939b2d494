import { Box } from '@chakra-ui/react/box'
import { DescriptionList, type DialogProps, ListDialog, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { sizeText } from './componentColumns.js'
import { ComponentThumbnail } from './ComponentThumbnail.js'
import { componentMessages } from './componentMessages.js'
import type { ComponentRelease } from './componentSource.js'

export interface ReleaseDialogProps extends DialogProps<never> {
  /** The name of the component. */
  name: string
  /** The release on show. */
  release: ComponentRelease
}

/** One release of a component, to read. */
export function ReleaseDialog({ name, release, onClose }: ReleaseDialogProps) {
  const t = useMessages(componentMessages)
  const { number, releasedAt, thumbnail, url, size, minSize, properties } = release
  return (
    <ListDialog title={t.releaseTitle(name, number)} onClose={() => onClose()}>
      <DescriptionList
        items={[
          { label: t.releasedAt, value: formatTime(releasedAt) },
          {
            label: t.thumbnail,
            value: thumbnail && (
              <ComponentThumbnail name={{ 'zh-CN': name, 'en-US': name }} thumbnail={thumbnail} />
            ),
          },
          { label: t.url, value: url },
          { label: t.size, value: sizeText(size) },
          { label: t.minSize, value: sizeText(minSize) },
          { label: t.properties, value: <Schema of={properties} />, isWide: true },
        ]}
      />
    </ListDialog>
  )
}

/** The JSON Schema as it was released. */
function Schema({ of }: { of: ComponentRelease['properties'] }) {
  const t = useMessages(componentMessages)
  if (Object.keys(of).length === 0) return t.nothing
  return (
    <Box
      as="pre"
      fontSize="xs"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      p="3"
      borderRadius="md"
      bg="bg.subtle"
    >
      {JSON.stringify(of, undefined, 2)}
    </Box>
  )
}
