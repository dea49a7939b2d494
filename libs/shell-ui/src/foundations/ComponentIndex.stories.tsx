import type { Meta, StoryObj } from '@storybook/react-vite'
import { componentIndex } from '../../testing/componentIndex.js'
import { foundationDocs } from '../../testing/foundationDocs.js'

const meta = {
  title: 'Foundations/Component index',
  tags: ['one-language'], // names as they stand in code, the same in every language
  ...foundationDocs('Every public component and where the specification asks for it.'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Address of the first page of a title; Storybook's ids are its words in lower case. */
function hrefOf(title: string): string {
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `/?path=/docs/${id}--docs`
}

export const All: Story = {
  render: () => (
    <table style={{ borderCollapse: 'collapse', width: '100%' }}>
      <caption style={{ textAlign: 'start', paddingBlockEnd: 12 }}>
        {`${String(componentIndex.length)} components`}
      </caption>
      <thead>
        <tr style={{ textAlign: 'start' }}>
          <th scope="col">Component</th>
          <th scope="col">Specification</th>
          <th scope="col">Stories</th>
        </tr>
      </thead>
      <tbody>
        {componentIndex.map(({ name, spec, story }) => (
          <tr key={name} style={{ borderBlockStart: '1px solid var(--sp-colors-border)' }}>
            <th scope="row" style={{ textAlign: 'start', paddingBlock: 8 }}>
              <code>{name}</code>
            </th>
            <td>{spec}</td>
            <td>
              <a href={hrefOf(story)} target="_top" style={{ textDecoration: 'underline' }}>
                {story}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
}
