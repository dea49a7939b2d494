import { Box } from '@chakra-ui/react/box'
import { LanguageProvider, useLanguage } from '@spruce/shell-ui'
import type { Palette } from '@spruce/shell-ui/theme'
import { brandColors, brandVariables, readHex } from '@spruce/validators/colors'
import type { Language } from '@spruce/validators/i18n'
import { type CSSProperties, useCallback, useState } from 'react'
import type { Look } from '../brandTypes.js'
import { LoginPreview } from './LoginPreview.js'
import { MailPreview } from './MailPreview.js'
import { ShellPreview } from './ShellPreview.js'

/** The pages that a look is previewed on. */
export const previewViews = ['login', 'shell', 'mail', 'notFound'] as const
/** One of the pages. */
export type PreviewView = (typeof previewViews)[number]
/** How bright it is. */
export type PreviewMode = 'light' | 'dark'

export interface PreviewFrameProps {
  /** What is shown. */
  look: Look
  /** Name of the company. */
  name: string
  /** The page it is shown on. */
  view: PreviewView
  /** How bright it is. */
  mode: PreviewMode
  /** The palette of whoever looks. */
  palette: Palette
  /** The language of the page; default: that of whoever previews it. */
  language?: Language
}

/** The page that is drawn, in pixels, whatever room there is. */
const size = { width: 1280, height: 800 } as const

/** The variables of the company's own colour, as far as it is one. */
function styleOf({ brandColor }: Look): CSSProperties | undefined {
  return brandColor && readHex(brandColor) && brandColor.length === 7
    ? brandVariables(brandColors(brandColor))
    : undefined
}

/** A page of the product in another look, drawn small. Nothing in it can be reached. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { look, name, view, mode, palette } = props
  const own = useLanguage()
  const language = props.language ?? own
  const [width, setWidth] = useState(0)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const page = { look, name, isDark: mode === 'dark' }
  return (
    <Box
      ref={measure}
      aria-hidden
      inert
      className={`sp-theme ${mode}`}
      data-palette={palette}
      style={styleOf(look)}
      data-density="comfortable"
      data-view={view}
      position="relative"
      width="full"
      aspectRatio={size.width / size.height}
      overflow="hidden"
      userSelect="none"
    >
      <Box
        position="absolute"
        top="0"
        left="0"
        transformOrigin="0 0"
        css={{
          ...size,
          '& .ui-page': {
            gridTemplateColumns: 'var(--ui-columns, minmax(0, 9fr) minmax(0, 11fr))',
          },
          '& .ui-page, & .shell': { minHeight: '0', height: 'full' },
        }}
        style={{ transform: `scale(${String(width / size.width)})` }}
      >
        <LanguageProvider language={language}>
          {/* A browser that translates the page leaves another language as it is. */}
          <div
            lang={language}
            translate={language === own ? undefined : 'no'}
            style={{ display: 'contents' }}
          >
            {view === 'login' ? (
              <LoginPreview {...page} />
            ) : view === 'mail' ? (
              <MailPreview look={{ ...look, palette }} isDark={page.isDark} />
            ) : (
              <ShellPreview {...page} isNotFound={view === 'notFound'} />
            )}
          </div>
        </LanguageProvider>
      </Box>
    </Box>
  )
}
