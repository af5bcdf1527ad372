/** Studs on the ground next to a bare door. */
export function FallenStuds() {
  return (
    <svg className="fallen" viewBox="0 0 230 16" aria-hidden="true">
      <path d="M31 13.7zM58 13.7zM92 13.7zM121 13.7zM149 13.7zM196 13.7zM214 13.7z" strokeWidth="4.6" />
      <path d="M12 12zM110 12zM170 12z" strokeWidth="8" />
      <path d="M74 9.5z" strokeWidth="13" />
    </svg>
  );
}
