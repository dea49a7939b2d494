import type { Meta, StoryObj } from '@storybook/react-vite'
import { densities, layout, rowHeights } from '../theme/layout.js'
import { foundationDocs } from '../../testing/foundationDocs.js'
import { Specimen, SpecimenList } from '../../testing/Specimen.js'

const meta = {
  title: 'Foundations/Space',
  tags: ['one-language'], // names as they stand in code, the same in every language
  ...foundationDocs(
    'A grid of 4 px: 8 between a field and its label, 16 inside panels, 24 around pages. The sizes of section 9 are tokens of their own. Do make an order by space and weight; do not put a card inside a card.',
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Steps: Story = {
  render: () => (
    <SpecimenList>
      {[1, 2, 4, 6, 8, 12].map((step) => (
        <Specimen
          key={step}
          name={`${String(step * 4)} px`}
          detail={`--sp-spacing-${String(step)}`}
        >
          <Bar width={step * 4} />
        </Specimen>
      ))}
    </SpecimenList>
  ),
}

/** The sizes of section 9, in pixels. */
export const Sizes: Story = {
  render: () => (
    <SpecimenList>
      {Object.entries(layout).map(([name, size]) => (
        <Specimen key={name} name={`${name}: ${String(size)}`} detail={`sizes.${name}`}>
          <Bar width={Math.min(size, 480)} />
        </Specimen>
      ))}
    </SpecimenList>
  ),
}

/** "56, 48 and 36px for large, medium and mini" (section 9). */
export const Densities: Story = {
  render: () => (
    <SpecimenList>
      {densities.map((density) => (
        <Specimen key={density} name={density} detail={`${String(rowHeights[density])}px`}>
          <Bar width={200} height={rowHeights[density]} />
        </Specimen>
      ))}
    </SpecimenList>
  ),
}

function Bar({ width, height = 12 }: { width: number; height?: number }) {
  return (
    <span
      style={{
        display: 'block',
        width,
        maxWidth: '100%',
        height,
        background: 'var(--sp-colors-accent-solid)',
      }}
    />
  )
}
