import { ResourcePickerField } from '@spruce/console-kit/resources'
import {
  ChoiceField,
  ColorField,
  TextField,
  useField,
  useFieldValue,
  useMessages,
} from '@spruce/shell-ui'
import { palettes } from '@spruce/shell-ui/theme'
import { BrandColorNote } from './BrandColorNote.js'
import { limits, pictureBytes } from './brandDraft.js'
import { brandMessages } from './brandMessages.js'
import { BrandSection } from './BrandSection.js'
import type { Look } from './brandTypes.js'

export interface BrandFieldsProps {
  /** To look at only. */
  isDisabled?: boolean
}

/** What a look consists of, by where it is seen. */
export function BrandFields({ isDisabled = false }: BrandFieldsProps) {
  const t = useMessages(brandMessages)
  const palette = useFieldValue<Look['palette']>('palette')
  const picture = { isDisabled, isAlone: true, maxBytes: pictureBytes.picture }
  return (
    <>
      <BrandSection title={t.colours}>
        <ChoiceField
          name="palette"
          label={t.palette}
          help={t.paletteHelp}
          isDisabled={isDisabled}
          choices={[...palettes, 'own' as const].map((value) => ({ value, label: t[value] }))}
        />
        {palette === 'own' && (
          <>
            <ColorField
              name="brandColor"
              label={t.brandColor}
              help={t.brandColorHelp}
              isRequired
              isDisabled={isDisabled}
            />
            <BrandColorNote />
          </>
        )}
      </BrandSection>
      <BrandSection title={t.browser}>
        <TextField
          name="browserTitle"
          label={t.browserTitle}
          help={t.browserTitleHelp}
          isDisabled={isDisabled}
          maxLength={limits.browserTitle}
        />
        <BrowserIconField isDisabled={isDisabled} />
      </BrandSection>
      <BrandSection title={t.system}>
        <ResourcePickerField
          name="systemIcon"
          label={t.systemIcon}
          help={t.systemIconHelp}
          {...picture}
        />
        <ResourcePickerField
          name="systemIconDark"
          label={t.systemIconDark}
          help={t.systemIconDarkHelp}
          {...picture}
        />
        <ChoiceField
          name="logo"
          label={t.logo}
          help={t.logoHelp}
          isDisabled={isDisabled}
          choices={[
            { value: '0', label: t.logo0 },
            { value: '1', label: t.logo1 },
            { value: '2', label: t.logo2 },
          ]}
        />
      </BrandSection>
      <BrandSection title={t.login}>
        <ResourcePickerField
          name="loginPage"
          label={t.loginPage}
          help={t.loginPageHelp}
          {...picture}
        />
        <ChoiceField
          name="loginPosition"
          label={t.loginPosition}
          help={t.loginPositionHelp}
          isDisabled={isDisabled}
          choices={(['left', 'center', 'right'] as const).map((value) => ({
            value,
            label: t[value],
          }))}
        />
        <TextField
          name="slogan"
          label={t.slogan}
          help={t.sloganHelp}
          isDisabled={isDisabled}
          maxLength={limits.slogan}
        />
        <TextField
          name="sloganEn"
          label={t.sloganEn}
          help={t.sloganEnHelp}
          isDisabled={isDisabled}
          maxLength={limits.slogan}
        />
      </BrandSection>
    </>
  )
}

/** The icon of the browser, whose file's name goes along. */
function BrowserIconField({ isDisabled }: { isDisabled: boolean }) {
  const t = useMessages(brandMessages)
  const { control: name } = useField<string | null>({
    name: 'browserIconName',
    label: t.browserIconName,
  })
  return (
    <ResourcePickerField
      name="browserIcon"
      label={t.browserIcon}
      help={t.browserIconHelp}
      isAlone
      isDisabled={isDisabled}
      maxBytes={pictureBytes.icon}
      onChoose={(resource) => name.onChange(resource?.name.slice(0, limits.iconName) ?? null)}
    />
  )
}
