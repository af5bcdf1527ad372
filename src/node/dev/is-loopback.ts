/** Whether the address of a socket is a loopback address: "127.0.0.1", "::ffff:127.0.0.1", "::1". */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/.test(address);
