import '@spruce/shell-ui/tokens.css'
import '../libs/shell-ui/testing/statesSheet.css'
import './preview.css'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { createFixtureTranslation, FixtureTranslationProvider } from '@spruce/shell-ui/testing'
import type { Language } from '@spruce/validators/i18n'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect, useMemo } from 'react'
import { configure } from 'storybook/test'
import { setEnglishSamples } from '../libs/shell-ui/src/testing/say.js'
import { checkContrastInThemes } from './contrastInThemes.js'
import { englishWords } from './english/words.js'

interface Globals {
  mode: 'light' | 'dark'
  palette: string
  density: string
  language: Language
  motion: 'full' | 'reduced'
}

const inEnglish = createFixtureTranslation(englishWords)
setEnglishSamples(inEnglish)

/**
 * Says the fixtures of a story in its language: its arguments, and what its server answers. `englishWords` has the
 * words; an argument that needs another text in English has it in `parameters: { inEnglish: { title: … } }`.
 */
const withLanguage: Decorator = function WithLanguage(Story, { args, globals, parameters }) {
  const own = parameters['inEnglish'] as typeof args | undefined
  const translated = useMemo(() => ({ ...inEnglish({ ...args }), ...own }), [args, own])
  if (globals['language'] !== 'en-US') return <Story key="zh-CN" />
  return (
    <FixtureTranslationProvider value={inEnglish}>
      <Story key="en-US" args={translated} />
    </FixtureTranslationProvider>
  )
}

const withShell: Decorator = function WithShell(Story, context) {
  const { mode, palette, density, language, motion } = context.globals as unknown as Globals
  useEffect(() => {
    const root = document.documentElement
    root.classList.toggle('dark', mode === 'dark')
    root.classList.toggle('light', mode !== 'dark')
    root.dataset['palette'] = palette
    root.dataset['density'] = density
    root.dataset['motion'] = motion
    root.lang = language
  }, [mode, palette, density, language, motion])
  // They live beside the tree of the story, and would stand over the next one.
  useEffect(
    () => () => {
      toast.clear()
      closeAllDialogs()
    },
    [context.id],
  )
  return (
    <ShellProvider language={language}>
      <Story />
    </ShellProvider>
  )
}

function choice(title: string, items: readonly string[]) {
  return { description: title, toolbar: { title, items: [...items], dynamicTitle: true } }
}

/** The widths at which pages are looked at. */
const widths = Object.fromEntries(
  [320, 768, 1200, 1440].map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } },
  ]),
)

/** The addon for Vitest says so; people who read the stories do not wait for it. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] !== undefined

// How long a machine that is busy with everything else may take; what never comes still fails.
if (isTestRun || navigator.webdriver) configure({ asyncUtilTimeout: 15_000 })

const preview: Preview = {
  afterEach: async ({ parameters }) => {
    const { test } = parameters['a11y'] as { test: string }
    if (isTestRun && test === 'error') await checkContrastInThemes()
  },
  tags: ['autodocs'], // a page of each component: what it is for, its keys, its props
  decorators: [withLanguage, withShell],
  initialGlobals: {
    mode: 'light',
    palette: 'blue',
    density: 'comfortable',
    language: 'zh-CN',
    motion: 'full',
    sheet: 'this theme',
  },
  globalTypes: {
    mode: choice('Mode', ['light', 'dark']),
    palette: choice('Palette', ['blue', 'red', 'green', 'orange']),
    density: choice('Density', ['compact', 'comfortable', 'spacious']),
    language: choice('Language', ['zh-CN', 'en-US']),
    motion: choice('Motion', ['full', 'reduced']),
    sheet: choice('Sheet', ['this theme', 'all themes']),
  },
  parameters: {
    a11y: { test: 'error' },
    docs: { source: { type: 'code' } }, // not rendered from args: some stories hold 45,000 nodes
    viewport: { options: widths },
    controls: { matchers: { date: /At$/ } },
    options: {
      storySort: { order: ['Foundations', 'Shell UI', 'Feature Auth', 'Feature Enterprise'] },
    },
  },
}

export default preview
