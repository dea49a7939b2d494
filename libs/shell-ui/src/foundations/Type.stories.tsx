import type { Meta, StoryObj } from '@storybook/react-vite'
import { foundationDocs } from '../../testing/foundationDocs.js'
import { Specimen, SpecimenList } from '../../testing/Specimen.js'

const meta = {
  title: 'Foundations/Type',
  tags: ['one-language'], // names as they stand in code, the same in every language
  ...foundationDocs(
    'The fonts of the system, so nothing is loaded. Numbers in tables are tabular. Do cut a long name with an ellipsis and show it whole in a tooltip; do not let a code wrap.',
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const sizes = [
  ['page title', '20px / 28px', 600],
  ['dialog title', '16px / 24px', 600],
  ['body', '14px / 22px', 400],
  ['secondary', '12px / 18px', 400],
] as const

export const Sizes: Story = {
  render: () => (
    <SpecimenList>
      {sizes.map(([name, size, weight]) => (
        <Specimen key={name} name={name} detail={size}>
          <span
            style={{ font: `${String(weight)} ${size.replaceAll(' ', '')} var(--sp-fonts-body)` }}
          >
            云杉制造集团 Spruce Manufacturing 1,248.50
          </span>
        </Specimen>
      ))}
    </SpecimenList>
  ),
}
