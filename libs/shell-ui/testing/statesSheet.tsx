import { composeStories, type StoryContext, type StoryObj } from '@storybook/react-vite'
import type { ComponentType, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { DensityContext } from '../src/provider/DensityContext.js'
import { sayIn } from '../src/testing/say.js'
import { densities, type Density } from '../src/theme/layout.js'
import { palettes, type Palette } from '../src/theme/palettes.js'

/** A story as Storybook composes it: a component with its arguments and decorators. */
type ComposedStory = ComponentType & {
  storyName?: string
  /** Moves something before the state shows, which a sheet of many cannot. */
  play?: unknown
  parameters?: { sheet?: boolean }
}

type Globals = StoryContext['globals']

interface Look {
  mode: 'light' | 'dark'
  palette: Palette
  density: Density
}

/**
 * A story that shows all other stories of its file beside each other, for eyes and for the visual
 * comparison; but for those with `parameters: { sheet: false }`, whose look hangs on the moment. With
 * the toolbar's "Sheet" at "all themes" it shows them in 8 themes x 3 densities.
 */
export function statesSheet(load: () => Promise<object>): StoryObj {
  return {
    name: 'States sheet',
    // Each state is checked by its own story; together they repeat landmarks and headings.
    parameters: {
      layout: 'fullscreen',
      a11y: { test: 'off' },
      docs: { story: { inline: false, height: '640px' } }, // its own document, for it leaves its place
    },
    loaders: [async () => ({ stories: await load() })],
    render: (_args, { loaded, globals }) => {
      const states = statesOf(loaded['stories'] as object, globals)
      return (
        <OutsideDecorators>
          {globals['sheet'] === 'all themes' ? (
            <AllLooks states={states} />
          ) : (
            <Sheet states={states} />
          )}
        </OutsideDecorators>
      )
    },
  }
}

/** The decorators of the file are around each state; around all of them they would frame the sheet. */
function OutsideDecorators({ children }: { children: ReactNode }) {
  return createPortal(<div className="sheet-page">{children}</div>, document.body)
}

interface SheetProps {
  states: readonly (readonly [string, ComposedStory])[]
}

function AllLooks({ states }: SheetProps) {
  return (
    <>
      {allLooks().map((look) => (
        <section
          key={`${look.mode} ${look.palette} ${look.density}`}
          className={`sp-theme sheet-look ${look.mode}`}
          data-palette={look.palette}
          data-density={look.density}
          aria-label={`${look.mode}, ${look.palette}, ${look.density}`}
        >
          <h2>{`${look.mode} · ${look.palette} · ${look.density}`}</h2>
          <DensityContext value={look.density}>
            <Sheet states={states} />
          </DensityContext>
        </section>
      ))}
    </>
  )
}

function Sheet({ states }: SheetProps) {
  return (
    <div className="sheet">
      {states.map(([name, State]) => (
        <figure key={name} className="sheet-state">
          <figcaption>{State.storyName ?? name}</figcaption>
          <div className="sheet-frame">
            <State />
          </div>
        </figure>
      ))}
    </div>
  )
}

/** The states in the language of the sheet. */
function statesOf(stories: object, globals: Globals): (readonly [string, ComposedStory])[] {
  const composed = composeStories(stories as Parameters<typeof composeStories>[0], {
    initialGlobals: globals,
    decorators: [
      (Story, { args, parameters }) => {
        const own = parameters['inEnglish'] as typeof args | undefined
        return globals['language'] === 'en-US' ? (
          <Story args={{ ...sayIn({ globals })({ ...args }), ...own }} />
        ) : (
          <Story />
        )
      },
    ],
  })
  return Object.entries(composed as Record<string, ComposedStory>).filter(
    ([name, { play, parameters }]) =>
      name !== 'StatesSheet' &&
      parameters?.sheet !== false &&
      (name === 'Default' || play === undefined),
  )
}

function allLooks(): Look[] {
  return (['light', 'dark'] as const).flatMap((mode) =>
    palettes.flatMap((palette) => densities.map((density) => ({ mode, palette, density }))),
  )
}
