import { PlatformIcon } from './platform-icon';

interface StaffPlatformIconProps {
  platform: string;
}

// The footer is specified to show a letter for these two, so its chunk does not carry them.
const marks = new Map([
  [
    'twitter',
    'M3 5.500c2.400 2.700 5.300 4.200 8.700 4.400a4.300 4.300 0 0 1 7.400-3.200L22 6l-1.500 2.400L22.500 8.300l-2.200 2.300C20 16.500 15.900 20.500 10.300 20.500c-3 0-5.600-.9-7.800-2.300 2.500.1 4.500-.5 6.200-1.800-2-.3-3.400-1.300-4.100-2.900h1.900C4.500 12.600 3.300 11 3.100 9.100l1.800.5C3.400 8.400 2.700 7 3 5.500Z',
  ],
  [
    'instagram',
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3H7Zm5 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.250-3.500a1.250 1.250 0 1 1 0 2.500 1.250 1.250 0 0 1 0-2.500Z',
  ],
]);

/** The mark of a platform in the admin area, which knows more of them than the footer. */
export function StaffPlatformIcon({ platform }: StaffPlatformIconProps) {
  return <PlatformIcon platform={platform} more={marks} />;
}
