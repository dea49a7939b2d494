import { useLanguage } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import '../studio.css'
import { pageTemplates } from './pageTemplates.js'
import { TemplateDialog, type TemplateDialogProps } from './TemplateDialog.js'
import { templateMessages, templateWords } from './templateMessages.js'

/** Templates are in the language of the person. */
function Stage(props: TemplateDialogProps) {
  return <TemplateDialog {...props} templates={pageTemplates(useLanguage())} />
}

const meta = {
  title: 'Page Builder/Templates/TemplateDialog',
  component: TemplateDialog,
  args: { templates: pageTemplates('zh-CN'), isEmpty: true, onClose: fn() },
  render: (args) => <Stage {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `Offers pages to start from, each with its name, a sentence and the outline of its layout; found by characters, pinyin or initials.

| Key | Does |
| --- | --- |
| Tab | goes from the search to each template |
| Enter, Space | takes the template |
| Escape | takes none |

**Do** say that a template goes below what is on the page. **Don't** ask for more: everything can be changed afterwards.`,
      },
    },
  },
} satisfies Meta<typeof TemplateDialog>
export default meta

type Story = StoryObj<typeof meta>

/** A template is taken by keyboard. */
export const Default: Story = {
  play: async ({ args, userEvent, globals }) => {
    const language = globals['language'] as 'zh-CN' | 'en-US'
    const messages = templateMessages[language]
    await waitFor(() => expect(screen.getByText(messages.lead)).toBeVisible())
    await expect(screen.getAllByRole('listitem')).toHaveLength(6)
    screen.getByRole('button', { name: new RegExp(templateWords[language].alarms) }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onClose).toHaveBeenCalledWith(expect.objectContaining({ id: 'alarms' })),
    )
  },
}

/** On a page with components it says where the template goes. */
export const OnPage: Story = {
  args: { isEmpty: false },
  play: async ({ globals }) => {
    const messages = templateMessages[globals['language'] as 'zh-CN' | 'en-US']
    await waitFor(() => expect(screen.getByText(messages.leadBelow)).toBeVisible())
  },
}

/** The search leaves what matches. */
export const Search: Story = {
  play: async ({ userEvent, globals }) => {
    const language = globals['language'] as 'zh-CN' | 'en-US'
    const messages = templateMessages[language]
    const field = await screen.findByRole('searchbox', { name: messages.search })
    await userEvent.type(field, templateWords[language].overview)
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  },
}

/** No template matches the search. */
export const Empty: Story = {
  play: async ({ userEvent, globals }) => {
    const messages = templateMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.type(await screen.findByRole('searchbox', { name: messages.search }), 'zzzz')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(messages.none))
  },
}
