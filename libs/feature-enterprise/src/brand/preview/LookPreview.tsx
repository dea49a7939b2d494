import { Box } from '@chakra-ui/react/box'
import { useSession } from '@spruce/session/react'
import { FilterSelect, useLanguage, useMessages } from '@spruce/shell-ui'
import { type Palette, palettes } from '@spruce/shell-ui/theme'
import { isLanguage, type Language, languages } from '@spruce/validators/i18n'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { brandMessages } from '../brandMessages.js'
import type { Look } from '../brandTypes.js'
import { PreviewFrame, type PreviewMode, type PreviewView, previewViews } from './PreviewFrame.js'

export interface LookPreviewProps {
  /** What is shown. */
  look: Look
}

const modes = ['light', 'dark'] as const

/** A look on every page, in either language: one enlarged, and below it each mode with each palette. */
export const LookPreview = observer(function LookPreview({ look }: LookPreviewProps) {
  const t = useMessages(brandMessages)
  const headingId = useId()
  const name = useSession().tenantInfo?.name ?? ''
  const [view, setView] = useState<PreviewView>('login')
  const [mode, setMode] = useState<PreviewMode>('light')
  const [chosen, setChosen] = useState<Palette>()
  const [other, setOther] = useState<Language>()
  const palette = chosen ?? look.palette
  const language = useLanguage()
  const shown = other ?? language
  const frame = { look, name, view, language: shown }
  const say = {
    ...{ login: t.viewLogin, shell: t.viewShell, mail: t.viewMail, notFound: t.viewNotFound },
    ...{ 'zh-CN': t.inChinese, 'en-US': t.inEnglish },
  }
  return (
    <section aria-labelledby={headingId}>
      <Box display="flex" flexWrap="wrap" gap="2" alignItems="end" mb="3">
        <Box flex="1 1 12rem" minW="0">
          <Box as="h2" id={headingId} fontWeight="semibold" fontSize="md">
            {t.preview}
          </Box>
          <Box as="p" color="fg.muted" fontSize="xs">
            {t.previewHelp}
          </Box>
        </Box>
        <FilterSelect
          label={t.previewOf}
          value={view}
          onChange={(value) => setView(previewViews.find((one) => one === value) ?? 'login')}
          options={previewViews.map((value) => ({ value, label: say[value] }))}
        />
        <FilterSelect
          label={t.previewLanguage}
          value={shown}
          onChange={(value) => setOther(isLanguage(value) ? value : undefined)}
          options={languages.map((value) => ({ value, label: say[value] }))}
        />
      </Box>
      <Box borderWidth="1px" borderRadius="md" overflow="hidden">
        <PreviewFrame {...frame} mode={mode} palette={palette} />
      </Box>
      <Box
        as="ul"
        listStyleType="none"
        mt="4"
        display="grid"
        gap="3"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          sm: `repeat(${look.palette === 'own' ? '5' : '4'}, minmax(0, 1fr))`,
        }}
      >
        {modes.flatMap((one) =>
          (look.palette === 'own' ? [...palettes, 'own' as const] : palettes).map((hue) => {
            const isShown = one === mode && hue === palette
            return (
              <Box as="li" key={`${one} ${hue}`} minW="0">
                <Box
                  position="relative"
                  borderWidth="1px"
                  borderRadius="sm"
                  overflow="hidden"
                  outline={isShown ? '2px solid' : undefined}
                  outlineColor="accent.solid"
                >
                  <PreviewFrame {...frame} mode={one} palette={hue} />
                  <Box
                    as="button"
                    position="absolute"
                    inset="0"
                    cursor="pointer"
                    {...{ type: 'button' }}
                    aria-pressed={isShown}
                    aria-label={t.variant(t[one], t[hue])}
                    onClick={() => {
                      setMode(one)
                      setChosen(hue === look.palette ? undefined : hue)
                    }}
                  />
                </Box>
                <Box fontSize="xs" color="fg.muted" mt="1" aria-hidden>
                  {t.variant(t[one], t[hue])}
                </Box>
              </Box>
            )
          }),
        )}
      </Box>
    </section>
  )
})
