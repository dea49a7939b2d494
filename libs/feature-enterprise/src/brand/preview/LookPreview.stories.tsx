import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { brandMessages } from '../brandMessages.js'
import { createBrandApi, makeBrand, makeLook } from '../brandHandlers.js'
import { LookPreview } from './LookPreview.js'

const meta = {
  title: 'Feature Enterprise/Brand/LookPreview',
  component: LookPreview,
  args: { api: () => createBrandApi(makeBrand()), permissions: 'all', look: makeLook() },
  argTypes: behindStory,
  render: inPortal(LookPreview),
  parameters: {
    docs: {
      description: {
        component: `A look on the pages of the product, made of their real parts and in either language: one enlarged, and each mode with each palette.

| Key | Does |
| --- | --- |
| Tab | goes to the page, the language and from preview to preview |
| Enter, Space | enlarges one |

**Do** draw the real parts. **Don't** let anything in a preview be reached.`,
      },
    },
  },
} satisfies Meta<Staged<typeof LookPreview>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** In a colour of the company, beside the palettes that people may choose. */
export const OwnColor: Story = {
  args: { look: makeLook({ palette: 'own', brandColor: '#7A1FA2' }) },
}

/** In the language that whoever looks does not have. */
export const OtherLanguage: Story = {
  args: { look: makeLook({ sloganEn: 'Making made simple' }) },
  play: async ({ canvas, userEvent, globals }) => {
    const language = globals['language'] as Language
    const choice = await canvas.findByRole('combobox', {
      name: brandMessages[language].previewLanguage,
    })
    await userEvent.selectOptions(choice, language === 'en-US' ? 'zh-CN' : 'en-US')
  },
}

export const LongText: Story = { args: { look: makeLook({ slogan: '很长的标语'.repeat(20) }) } }
