// A text as a QR code, for a phone that is held before the screen. What draws it is fetched when it is shown.

import { useEffect, useState } from "preact/hooks";

const quiet = 4; // modules of white around it, as ISO/IEC 18004 has it

interface Drawn {
  readonly side: number;
  readonly path: string;
}

async function drawn(text: string): Promise<Drawn> {
  const { default: qrcode } = await import("qrcode-generator");
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const all = [...Array(count).keys()];
  const dark = all.flatMap((row) =>
    all
      .filter((col) => code.isDark(row, col))
      .map((col) => `M${col + quiet} ${row + quiet}h1v1h-1z`),
  );
  const path = dark.join("");
  return { side: count + 2 * quiet, path };
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<Drawn | null>(null);
  useEffect(() => {
    setCode(null);
    void drawn(text).then(setCode, () => undefined); // without a network the link is enough
  }, [text]);
  return (
    <div class="qr-code">
      {code && (
        <svg
          role="img"
          aria-label={label}
          width="220"
          height="220"
          viewBox={`0 0 ${code.side} ${code.side}`}
          shape-rendering="crispEdges"
        >
          <rect width="100%" height="100%" fill="#fff" />
          <path d={code.path} fill="#000" />
        </svg>
      )}
    </div>
  );
}
