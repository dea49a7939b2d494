import { Menu, Portal } from '@chakra-ui/react'
import { isLanguage, type Language } from '@spruce/validators/i18n'
import { Languages } from 'lucide-react'
import { useLanguage, useMessages } from '../public/index.js'
import { shellMessages } from './messages.js'

/** @public */
export interface LanguageSwitchProps {
  /** Takes the other language. */
  onChange: (language: Language) => void
}

/** Chooses between 简体中文 and English; each is named in itself. @public */
export function LanguageSwitch({ onChange }: LanguageSwitchProps) {
  const messages = useMessages(shellMessages)
  const language = useLanguage()
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <button
          type="button"
          className="shell-icon-button"
          aria-label={messages.language}
          title={messages.language}
        >
          <Languages size={16} aria-hidden />
        </button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.RadioItemGroup
              value={language}
              onValueChange={({ value }) => {
                if (isLanguage(value)) onChange(value)
              }}
            >
              <Menu.RadioItem value="zh-CN" lang="zh-CN">
                <Menu.ItemIndicator />
                {messages.zhCN}
              </Menu.RadioItem>
              <Menu.RadioItem value="en-US" lang="en-US">
                <Menu.ItemIndicator />
                {messages.enUS}
              </Menu.RadioItem>
            </Menu.RadioItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
