/** A rolldown plugin. Removes the debug output of the compression package, which the preview doesn't use. */
export function silentDebug() {
  return {
    name: 'silent-debug',
    load: {
      filter: { id: /[\\/]debug[\\/]src[\\/]index\.js$/ },
      handler: () => ({ code: 'module.exports = () => () => {};', moduleType: 'js' }),
    },
  };
}
