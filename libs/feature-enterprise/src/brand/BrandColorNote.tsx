import { Box } from '@chakra-ui/react/box'
import { useFieldValue, useMessages } from '@spruce/shell-ui'
import { themeClass } from '@spruce/shell-ui/theme'
import {
  type BrandColors,
  brandColors,
  brandVariables,
  contrastRatio,
  readHex,
  textContrast,
} from '@spruce/validators/colors'
import type { CSSProperties } from 'react'
import { brandMessages } from './brandMessages.js'
import type { BrandTexts } from './brandTypes.js'

const modes = ['light', 'dark'] as const

/** What the typed colour of the company becomes in light and dark, and why where it is another. */
export function BrandColorNote() {
  const t = useMessages(brandMessages)
  const color = useFieldValue<string | null>('brandColor') ?? ''
  if (!readHex(color) || color.length !== 7) return null
  const colors = brandColors(color)
  return (
    <Box as="ul" role="list" aria-label={t.inUse} listStyleType="none" display="grid" gap="2">
      {modes.map((mode) => (
        <Box
          as="li"
          key={mode}
          className={`${themeClass} ${mode}`}
          data-palette="own"
          style={brandVariables(colors) as CSSProperties}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          padding="2"
          borderWidth="1px"
          borderRadius="md"
          background="bg"
          color="fg"
        >
          <Box
            aria-hidden
            paddingInline="3"
            paddingBlock="1"
            borderRadius="sm"
            background="accent.solid"
            color="accent.contrast"
          >
            {t.sampleButton}
          </Box>
          <Box aria-hidden color="accent.fg" textDecoration="underline">
            {t.sampleLink}
          </Box>
          <Box flex="1 1 12rem" fontSize="xs" color="fg.muted">
            {sayColor(colors, mode, t)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function sayColor(colors: BrandColors, mode: (typeof modes)[number], t: BrandTexts): string {
  const { solid, brand } = colors[mode]
  if (solid === brand) return t.asNamed(t[mode])
  const ratio = contrastRatio('#FFFFFF', brand)
  // Cut, not rounded: 4.46 must not read as if it were enough.
  if (ratio < textContrast)
    return t.darkened(t[mode], (Math.floor(ratio * 10) / 10).toFixed(1), solid)
  return t.moved(t[mode], solid)
}
