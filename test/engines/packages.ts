/** Debian's packages of the browsers, and of what drives them. */
export const enginePackages = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb dbus python3-gi gir1.2-webkit2-4.1',
};
