import { Button } from '@chakra-ui/react/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { sayIn } from '../testing/say.js'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
import { staged } from '../../testing/staged.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { confirmDialog } from '../dialogs/ConfirmDialog.js'
import { useLanguage } from '../i18n/LanguageProvider.js'
import { DialogViewport } from '../dialogs/defineDialog.js'
import { ShellPortProvider } from '../shell-port/ShellPort.js'
import { FakeShellPort } from '../testing/FakeShellPort.js'
import { ShellProvider } from './ShellProvider.js'

const port = new FakeShellPort()

interface ProductProps {
  /** Default: that of the story. */
  language?: 'zh-CN' | 'en-US'
}

/** All that a page of another product needs around it, beside `@spruce/shell-ui/tokens.css`. */
function Product({ language }: ProductProps) {
  const say = useFixtureTranslation()
  const own = useLanguage()
  return (
    <ShellProvider language={language ?? own}>
      <ShellPortProvider value={port}>
        <Button
          onClick={() =>
            void confirmDialog.open(say({ title: '停用成员“王伟”？', confirmLabel: '停用' }))
          }
        >
          {say('停用成员')}
        </Button>
      </ShellPortProvider>
      <DialogViewport />
    </ShellProvider>
  )
}

const meta = {
  title: 'Shell UI/Provider/ShellProvider',
  component: staged<ProductProps>(ShellProvider),
  render: (args) => <Product {...args} />,
  // It stands in Storybook's own provider, so there are two places for toasts.
  parameters: {
    docs: {
      description: {
        component: `What the components need around them: theme, language, words for errors, and the place of toasts; once, at the root of a product. Features reach the shell through ShellPortProvider.

**Do** give \`describeError\` the product's own words for its codes, and load \`tokens.css\` before. **Don't** nest a second one within a page; a part in another language has LanguageProvider.`,
      },
    },
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta<ProductProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The texts of the components follow; those of the product are its own. */
export const InEnglish: Story = {
  tags: ['one-language'],
  args: { language: 'en-US' },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.click(canvas.getByRole('button', { name: say('停用成员') }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('Cancel')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  },
}

export const StatesSheet: Story = statesSheet(() => import('./ShellProvider.stories.js'))
