/** A public component, where its stories are, and where the specification asks for it. */
export interface ListedComponent {
  name: string
  /** Title of its stories in Storybook. */
  story: string
  /** Sections of the specification; `product` or `ui` where a design asks for it. */
  spec: string
}

const list = (
  story: string,
  spec: string,
  ...names: readonly string[]
): readonly ListedComponent[] => names.map((name) => ({ name, story, spec }))

/** Every public component of the library. A test compares it with what the library exports. */
export const componentIndex: readonly ListedComponent[] = [
  ...list('Shell UI/Shell/AppShell', '2.6, 9 (sidebar, top bar, body)', 'AppShell'),
  ...list('Shell UI/Shell/Sidebar', '2.6 (sidebar menu), 4, 9', 'Sidebar'),
  ...list('Shell UI/Shell/FavoriteList', '2.6 (favourites list)', 'FavoriteList'),
  ...list('Shell UI/Shell/AllMenusSheet', '2.6 (all-menu button)', 'AllMenusSheet'),
  ...list('Shell UI/Shell/MenuTree', '2.6 (sidebar menu)', 'MenuTree'),
  ...list('Shell UI/Shell/TabBar', '2.6 (tab bar), 4', 'TabBar'),
  ...list('Shell UI/Shell/TabOutlet', '2.6, 4 (tabs)', 'TabOutlet'),
  ...list('Shell UI/Shell/TabLink', '2.6 (tab bar)', 'TabLink'),
  ...list('Shell UI/Shell/TopBar', '9 (top bar 48)', 'TopBar'),
  ...list('Shell UI/Shell/MessageBell', '2.6 (messages)', 'MessageBell'),
  ...list('Shell UI/Shell/TenantSwitcher', '3 (tenants)', 'TenantSwitcher'),
  ...list('Shell UI/Shell/LanguageSwitch', '1 (languages)', 'LanguageSwitch'),
  ...list('Shell UI/Shell/ThemePanel', '9 (themes, density)', 'ThemePanel'),
  ...list('Shell UI/Shell/UserMenu', '2.6', 'UserMenu'),
  ...list('Shell UI/Shell/Breadcrumb', '2.6 (breadcrumb), 9 (52, 260)', 'Breadcrumb'),
  ...list('Shell UI/Shell/ErrorPage', '2.1 (/404, /page404, /403)', 'ErrorPage'),
  ...list('Shell UI/Shell/LoadingOverlay', '2.6 (four bars)', 'LoadingOverlay'),
  ...list('Shell UI/Shell/MockLoginBanner', '3 (isMockLogin)', 'MockLoginBanner'),
  ...list('Shell UI/Dialogs/ConfirmDialog', '2.6, 5, 9 (416)', 'ConfirmDialog'),
  ...list('Shell UI/Dialogs/FormDialog', '2.6, 9 (480)', 'FormDialog'),
  ...list('Shell UI/Dialogs/ListDialog', '2.6, 9 (800)', 'ListDialog'),
  ...list(
    'Shell UI/Provider/ShellProvider',
    '8, 9 (toasts 3 s, 5 s)',
    'ShellProvider',
    'DialogViewport',
  ),
  ...list('Shell UI/Data table/DataTable', '2.6, 9 (density)', 'DataTable'),
  ...list('Shell UI/Pagination/Pagination', '2.6, 9 (pagination)', 'Pagination'),
  ...list('Shell UI/Resource page/ResourcePage', 'product (management screens)', 'ResourcePage'),
  ...list('Shell UI/Actions/ActionBar', 'product (actions)', 'ActionBar'),
  ...list('Shell UI/Search field/SearchField', '9 (debounce 500)', 'SearchField'),
  ...list('Shell UI/Side panel/SidePanel', 'product (organisation)', 'SidePanel'),
  ...list('Shell UI/Tree/Tree', 'product (organisation)', 'Tree'),
  ...list('Shell UI/States/States', '2.6 (empty state), ui', 'EmptyState', 'FailedState'),
  ...list('Shell UI/States/States', '2.1 (/403), ui', 'NoPermissionState', 'PermissionProvider'),
  ...list('Shell UI/Display/PageHeader', '2.6 (page header name)', 'PageHeader'),
  ...list('Shell UI/Display/Tags, avatars, masked text', 'ui', 'StatusTag', 'Avatar'),
  ...list('Shell UI/Display/Tags, avatars, masked text', '5 (masking)', 'MaskedText'),
  ...list('Shell UI/Forms/Fields', '5 (rules of forms)', 'Form', 'FilterCheck', 'FilterSelect'),
  ...list('Shell UI/Forms/TextField', '5', 'TextField'),
  ...list('Shell UI/Forms/TextAreaField', '5', 'TextAreaField'),
  ...list('Shell UI/Forms/PasswordField', '5 (password)', 'PasswordField'),
  ...list('Shell UI/Forms/PasswordChecklist', '5 (three of four)', 'PasswordChecklist'),
  ...list('Shell UI/Forms/SelectField', 'ui (forms)', 'SelectField'),
  ...list('Shell UI/Forms/MultiSelectField', '9 (list 300)', 'MultiSelectField'),
  ...list('Shell UI/Forms/TreeSelectField', 'ui (forms)', 'TreeSelectField'),
  ...list('Shell UI/Forms/MultiTreeSelectField', 'ui (forms)', 'MultiTreeSelectField'),
  ...list('Shell UI/Forms/CheckTreeField', 'ui (forms)', 'CheckTreeField'),
  ...list('Shell UI/Forms/ChoiceField', 'ui (forms)', 'ChoiceField'),
  ...list('Shell UI/Forms/SwitchField', 'ui (forms)', 'SwitchField'),
  ...list('Shell UI/Forms/CodeField', '5, 9 (60 s)', 'CodeField'),
  ...list('Shell UI/Forms/CodeButton', '5, 9 (60 s)', 'CodeButton'),
  ...list('Shell UI/Public/PublicPage', '2.1 (sign-in page)', 'PublicPage'),
  ...list(
    'Shell UI/Public/Alert, button, spinner',
    '2.1',
    'PublicAlert',
    'PublicButton',
    'PublicSpinner',
  ),
  ...list('Shell UI/Public/PublicField', '2.1', 'PublicField'),
  ...list('Shell UI/Public/PublicPasswordField', '2.1', 'PublicPasswordField'),
  ...list('Foundations/Language', '1 (zh-CN, en-US)', 'LanguageProvider'),
]
