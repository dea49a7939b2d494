import type { Meta, StoryObj } from '@storybook/react-vite'
import { MenuIcon, menuIconNames } from '../shell/MenuIcon.js'
import { moreIcons } from '../shell/moreIcons.js'
import { foundationDocs } from '../../testing/foundationDocs.js'

const meta = {
  title: 'Foundations/Icons',
  tags: ['one-language'], // names as they stand in code, the same in every language
  ...foundationDocs(
    'Lucide, 16 px beside text and 18 to 20 px alone, in the colour of the text. An icon that is a button has a name for screen readers and a tooltip; one beside its word is hidden from them. The names below are those that a menu may have.',
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Menus: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
        gap: 12,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {[...menuIconNames, ...Object.keys(moreIcons)].map((name) => (
        <li key={name} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <MenuIcon menu={{ name, icon: name }} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
}
