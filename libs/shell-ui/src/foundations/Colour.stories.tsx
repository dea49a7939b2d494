import type { Meta, StoryObj } from '@storybook/react-vite'
import { palettes, scales } from '../theme/palettes.js'
import { foundationDocs } from '../../testing/foundationDocs.js'
import { Specimen, SpecimenList } from '../../testing/Specimen.js'

const meta = {
  title: 'Foundations/Colour',
  tags: ['one-language'], // names as they stand in code, the same in every language
  ...foundationDocs(
    'Components name semantic tokens, never steps of a scale. Each pair of text and surface holds WCAG AA in light and dark under all four palettes (contrast.test.ts). `accent` follows the palette, the colours of status do not. Do say a status in words as well; do not tell it by colour alone.',
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const surfaces = ['bg', 'bg-subtle', 'bg-muted', 'bg-panel', 'border', 'border-control']
const texts = ['fg', 'fg-muted', 'fg-subtle', 'accent-fg', 'danger-fg', 'warning-fg', 'success-fg']

/** What things lie on, and what divides them. */
export const Surfaces: Story = {
  render: () => (
    <SpecimenList>
      {surfaces.map((name) => (
        <Specimen key={name} name={name} detail={`--sp-colors-${name}`}>
          <Swatch color={`var(--sp-colors-${name})`} />
        </Specimen>
      ))}
    </SpecimenList>
  ),
}

/** Text and status on the surface of content. */
export const Texts: Story = {
  render: () => (
    <SpecimenList>
      {texts.map((name) => (
        <Specimen key={name} name={name} detail={`--sp-colors-${name}`}>
          <strong style={{ color: `var(--sp-colors-${name})` }}>云杉 Spruce 0123</strong>
        </Specimen>
      ))}
    </SpecimenList>
  ),
}

/** The four themes of section 9; 500 is the colour as the brand names it. */
export const Palettes: Story = {
  render: () => (
    <SpecimenList>
      {palettes.map((palette) => (
        <Specimen key={palette} name={palette} detail={scales[palette][500]}>
          {Object.entries(scales[palette]).map(([step, color]) => (
            <Swatch key={step} color={color} title={`${palette} ${step} ${color}`} />
          ))}
        </Specimen>
      ))}
    </SpecimenList>
  ),
}

function Swatch({ color, title }: { color: string; title?: string }) {
  return (
    <span
      title={title}
      style={{
        display: 'inline-block',
        width: 28,
        height: 28,
        background: color,
        border: '1px solid var(--sp-colors-border)',
      }}
    />
  )
}
